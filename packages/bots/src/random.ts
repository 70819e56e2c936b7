/** Numbers from 0 up to 1, the same for the same text: sfc32 by Chris Doty-Humphrey, public domain, started from FNV-1a. */
export function seededNumbers(seed: string): () => number {
  let [a, b, c] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b];
  for (const letter of seed) {
    const code = letter.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ a, 0xc2b2ae35);
    c = Math.imul(c + (b ^ (a >>> 15)), 0x27d4eb2f);
  }
  let count = 1;
  const next = () => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 15; round += 1) next();
  return next;
}
