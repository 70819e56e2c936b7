import { type Language, localeOf } from '@open-yatzy/i18n';

/** A day as it is read, such as "30 November 2026". Days are those of Stockholm everywhere. */
export function dayOf(time: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'Europe/Stockholm',
  }).format(time);
}

/** A day with its hour. */
export function hourOf(time: number, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Stockholm',
  }).format(time);
}
