/** What a request says of where it comes from and whom it asks; browsers let no page write these itself. */
export interface SaidOrigin {
  readonly origin: string | null | undefined;
  /** Of the header `sec-fetch-site`. */
  readonly site: string | null | undefined;
  readonly host: string | null | undefined;
}

/** Whether what changes something may come from where it says. Text browsers and programs say nothing, which is fine. */
export function isOwnOrigin({ origin, site, host }: SaidOrigin): boolean {
  if (site === 'cross-site') return false;
  return (origin ?? null) === null || origin === `http://${host}` || origin === `https://${host}`;
}
