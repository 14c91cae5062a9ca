/** Where the development servers have the recording of `--scenario`. */
export const problemUrl = '/recorded-problem.json';

/** Set by `start.ts` for the servers that it starts. Storybook shows variables with its prefix to the page. */
export const variables = { file: 'STORYBOOK_SCENARIO', address: 'RECORDED_ADDRESS' } as const;

/** A story at an address. Any one will do: the address of the recording takes the place of its own. */
export const anyScreen = 'screens-monitor-overview-数据概览-dashboard-仪表盘--filled';
