import type { App } from '../../api/apps/shapes.ts';

/** Whether people hold a version of an app: nobody does of a website. */
export const hasAppVersions = ({ platform }: Pick<App, 'platform'>) => platform !== 'H5' && platform !== 'selfBuilt';
