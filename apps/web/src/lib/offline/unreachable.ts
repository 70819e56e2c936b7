/** What a proxy says for a server that is not there. */
export const unreachable: readonly number[] = [502, 503, 504];
