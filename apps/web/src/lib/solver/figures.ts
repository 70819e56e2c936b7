import type { Language } from '@open-yatzy/i18n';

/** Numbers of points and shares as they are read in a language. */
export interface Figures {
  /** One decimal: "34.1". */
  readonly points: (value: number) => string;
  /** With its sign, a true minus: "−4.1", "+3.0"; nothing is "0.0". */
  readonly signed: (value: number) => string;
  /** "42 %", "<1 %" for what is possible yet hardly ever happens, ">99 %" likewise. */
  readonly share: (value: number) => string;
}

export function figuresOf(language: Language): Figures {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const points = new Intl.NumberFormat(language, one);
  const signed = new Intl.NumberFormat(language, { ...one, signDisplay: 'exceptZero' });
  const whole = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const minus = (text: string) => text.replace('-', '−');
  return {
    points: (value) => minus(points.format(Math.abs(value) < 0.05 ? 0 : value)),
    signed: (value) => minus(signed.format(Math.abs(value) < 0.05 ? 0 : value)),
    share: (value) => {
      if (value > 0 && value < 0.005) return `<${whole.format(0.01)}`;
      return value < 1 && value >= 0.995 ? `>${whole.format(0.99)}` : whole.format(value);
    },
  };
}
