/** Laid out as a grid, a table keeps its roles in every browser only where they are said. */
export const as = {
  table: 'table',
  rowgroup: 'rowgroup',
  row: 'row',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
  cell: 'cell',
} as const;
