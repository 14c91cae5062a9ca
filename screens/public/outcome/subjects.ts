const subjects = ['activation', 'password'] as const;
export type Subject = (typeof subjects)[number] | 'anything';

/** What the page is about, as the address says it. What is not known is spoken of in general: nothing of the address is shown. */
export const subjectIn = (search: URLSearchParams): Subject => subjects.find((one) => one === search.get('of')) ?? 'anything';
