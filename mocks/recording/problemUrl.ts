/** Where the development servers have the recording of `--scenario`. */
export const problemUrl = '/recorded-problem.json';

/** Set by `start.ts` for the servers that it starts. Storybook shows variables with its prefix to the page. */
export const variables = { file: 'STORYBOOK_SCENARIO', address: 'RECORDED_ADDRESS' } as const;

/** The id of a story with an address, which the address of the recording replaces. */
export const anyScreen = 'screens-monitor-overview-数据概览-·-dashboard-仪表盘--filled';
