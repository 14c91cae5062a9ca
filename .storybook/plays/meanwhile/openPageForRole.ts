import { changeRole } from './changeRole.ts';

/** Somebody else in the same company, in another browser, opens one page for a role while a story has the role open. */
export async function openPageForRole(role: number, page: string): Promise<void> {
  await changeRole(role, ({ roleAuthDetailList: pages }) => {
    for (const right of pages) if (right.auth === page) right.view = true;
    if (!pages.some(({ auth }) => auth === page)) pages.push({ auth: page, parentAuth: null, view: true, edit: false, sort: 0 });
  });
}
