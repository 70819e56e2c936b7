import serverPackage from '../../package.json' with { type: 'json' };

/** Of the server, and so of the API that it offers. */
export const { version } = serverPackage;
