import { writeAsOther } from './writeAsOther.ts';

/** Somebody else gives a campaign of the first app another click window while a story is open. */
export const setClickWindow = async (campaign: number, clickWindow: number): Promise<void> =>
  writeAsOther('POST', '/api/1001/campaigns/change', { ids: [campaign], to: 'window', clickWindow, viewWindow: null });
