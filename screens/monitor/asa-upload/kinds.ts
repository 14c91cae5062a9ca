/** What has a name at Apple's. */
export const kinds = ['org', 'campaign', 'adGroup', 'keyword', 'creativeSet'] as const;
export type Kind = (typeof kinds)[number];
