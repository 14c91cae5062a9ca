import { expect, test } from 'vitest';
import { rights } from '#app/api/account/rights.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { Client } from '#app/api/client/client.ts';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { knownRights, rightsChanges, withGranted } from '#app/shell/bar/bell/knownRights.ts';
import { table } from '#app/routes/table.ts';
import { emailOf, testService } from '#mocks/domains/testService.ts';

const pages = new Set(
  table.flatMap(({ access, menu, setting }) => (access !== undefined && (menu ?? setting) !== undefined ? [access] : [])),
);

const known = async (client: Client, email: string) =>
  knownRights('', await client.ask(rights.of, { account: email }), (await client.ask(apps.all, {})).all);

test('whatever page is granted on request, in one app or in all, its answer tells it and the changed rights do not again', async () => {
  let granted = 0;
  for (const page of pages) {
    for (const app of [1001, null]) {
      const { signIn } = testService();
      const [staff, owner] = [(await signIn('staff')).client, (await signIn('super')).client];
      const before = await known(staff, emailOf('staff'));
      await staff.send(ourAccount.requestAccess, { body: { page, app, message: null } });
      const request = (await staff.ask(ourAccount.accessRequests, {})).find(
        (one) => one.page === page && one.app === app && one.state === 'open',
      );
      const answered = owner.send(ourAccount.answerAccessRequest, { id: request?.id ?? 0, body: { state: 'granted' } });
      if (!(await answered.then(() => true).catch(() => false))) continue;
      const now = await known(staff, emailOf('staff'));
      if (rightsChanges(before, now, pages).length > 0) granted += 1;
      expect(rightsChanges(withGranted(before, now, [{ page, app }]), now, pages), `${page} ${app}`).toEqual([]);
    }
  }
  // Pages that were open before change nothing.
  expect(granted).toBeGreaterThan(10);
});
