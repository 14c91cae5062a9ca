/** Known to everybody: it sees everything of the sample apps and changes nothing. All accounts of the embedded service have this password. */
export const demoAccount = { email: 'demo@provena.test', password: 'provena-demo' } as const;
