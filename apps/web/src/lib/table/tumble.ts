import type { Face } from '@open-yatzy/rules';

/** How a die flies and comes to rest, as Web Animations on transforms alone: the compositor does the rest. */

/** Turns about x and y that bring a face to the front; opposite faces make seven. */
const facing: Readonly<Record<Face, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};

/** The small turn, in degrees, with which a die happens to lie. */
export function tiltOf(position: number, face: Face): number {
  return (((position * 7 + face * 5) % 9) - 4) * 2.2;
}

interface Pose {
  readonly face: Face;
  readonly tilt: number;
  /** How far it leans towards the player, in degrees: dice in the rail are seen from above. */
  readonly lean?: number;
  /** Whole turns on top. */
  readonly spin?: readonly [x: number, y: number, z: number];
}

export function poseOf({ face, tilt, lean = 15, spin = [0, 0, 0] }: Pose): string {
  const [x, y] = facing[face];
  return `rotateX(${lean}deg) rotateZ(${tilt + spin[2]}deg) rotateX(${x + spin[0]}deg) rotateY(${y + spin[1]}deg)`;
}

/** The parts of a die that move. */
export interface DieParts {
  readonly body: HTMLElement;
  readonly cube: HTMLElement;
  readonly shadow: HTMLElement;
}

export interface Throw {
  readonly from: Face;
  readonly to: Face;
  readonly position: number;
  readonly ms: number;
}

/** When a die is highest, lands, and hops once more, as shares of its flight. */
export const flight = { top: 0.3, landing: 0.62, hop: 0.78 } as const;

const sign = (value: number) => (value % 2 === 0 ? 1 : -1);

/** Throws one die; all of a roll rest at the same moment, each after a flight of its own. */
export function throwDie({ body, cube, shadow }: DieParts, { from, to, position, ms }: Throw): void {
  const chance = (spread: number) => (Math.random() - 0.5) * spread;
  const turns = ms > 500 ? 2 : 1;
  const spin = [
    360 * (turns + (position % 2)) * sign(position + 1),
    360 * turns * sign(position),
    180 * sign(position) + chance(90),
  ] as const;
  const start = { face: from, tilt: tiltOf(position, from), spin: [-spin[0], -spin[1], -spin[2]] as const };
  cube.animate(
    [{ transform: poseOf(start) }, { transform: poseOf({ face: to, tilt: tiltOf(position, to) }) }],
    { duration: ms, easing: 'cubic-bezier(0.2, 0.55, 0.35, 1)' },
  );
  const side = chance(34);
  const height = 46 + chance(20);
  body.animate(
    [
      { transform: 'none', easing: 'cubic-bezier(0.2, 0.7, 0.6, 1)' },
      {
        transform: `translate(${side}%, -${height}%) scale(1.18)`,
        offset: flight.top,
        easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)',
      },
      {
        transform: `translate(${side * 0.5}%, 0) scale(1)`,
        offset: flight.landing,
        easing: 'cubic-bezier(0.2, 0.7, 0.6, 1)',
      },
      {
        transform: `translate(${side * 0.2}%, -${height * 0.16}%) scale(1.03)`,
        offset: flight.hop,
        easing: 'ease-in',
      },
      { transform: 'none' },
    ],
    { duration: ms },
  );
  shadow.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0.35, transform: `translate(${side}%, 12%) scale(1.25)`, offset: flight.top },
      { opacity: 1, transform: `translate(${side * 0.5}%, 0)`, offset: flight.landing },
      { opacity: 1, transform: 'none' },
    ],
    { duration: ms },
  );
}

/** For those who want nothing to move: the new face fades in. */
export function fadeDie({ body }: DieParts, ms: number): void {
  body.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: 'ease-in' });
}
