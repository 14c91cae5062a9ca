/** What ads in an app do with a visit: how often they are requested, filled and shown, and what a thousand of them earn. */
export const adRates = { sessions: 2.4, requests: 2.1, fills: 0.93, shown: 0.86, fen: 4.2 } as const;

/** What one day of one user earns with ads, in fen. */
export const adFenPerVisit = adRates.sessions * adRates.requests * adRates.fills * adRates.shown * adRates.fen;
