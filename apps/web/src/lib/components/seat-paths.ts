/** The shapes by which seats are told apart, in their order, as paths of an SVG of 20 by 20. */
export const seatPaths = [
  'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  'M4.6 3h10.8a1.6 1.6 0 0 1 1.6 1.6v10.8a1.6 1.6 0 0 1-1.6 1.6H4.6A1.6 1.6 0 0 1 3 15.4V4.6A1.6 1.6 0 0 1 4.6 3z',
  'M10 2.2L18.6 17a.8.8 0 0 1-.7 1.2H2.1A.8.8 0 0 1 1.4 17z',
  'M10 1.2L18.8 10L10 18.8L1.2 10z',
  'M5.4 2.4h9.2L19 10l-4.4 7.6H5.4L1 10z',
];
