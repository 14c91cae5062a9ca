import { expect, test } from 'vitest';
import { account } from '#app/api/account/account.ts';
import { emailChange } from '#app/api/ours/people/emailChange.ts';
import { takeSentMails } from '../../world/members/registration/mails.ts';
import { testService } from '../testService.ts';

const to = 'new@provena.test';
const codeIn = (path: string) => new URL(path, 'http://localhost').searchParams.values().next().value ?? '';

/** The analyst has started a change; the codes are those of the two mails. */
async function started() {
  const service = testService();
  const { client, token } = await service.signIn('analyst');
  await client.send(emailChange.start, { body: { to, password: 'provena-demo' } });
  const mails = takeSentMails(service.world);
  expect(mails.map((mail) => mail.to)).toEqual([to, 'analyst@provena.test']);
  const [confirm = '', takeBack = ''] = mails.map(({ at }) => codeIn(at));
  return { ...service, client, token, confirm, takeBack };
}

test('an email is changed with the password, to one that nobody has', async () => {
  const { client } = await testService().signIn('analyst');
  const change = (email: string, password = 'provena-demo') => client.send(emailChange.start, { body: { to: email, password } });
  await expect(change(to, 'wrong')).rejects.toMatchObject({ serviceMessage: '密码不正确' });
  await expect(change('SUPER@provena.test')).rejects.toMatchObject({ serviceMessage: '该邮箱已注册' });
  await expect(change('nobody')).rejects.toMatchObject({ serviceMessage: '邮箱格式不正确' });
  expect(await client.ask(emailChange.pending, {})).toBeNull();
});

test('it takes effect when the new mailbox confirms it, and ends the other sessions', async () => {
  const { client, confirm, signIn } = await started();
  const other = await signIn('analyst');
  expect(await client.ask(account.detail, {})).toMatchObject({ email: 'analyst@provena.test' });
  expect(await client.ask(emailChange.pending, {})).toEqual({ to, sentAt: '2026-11-20 10:32:00' });
  expect(await client.send(emailChange.confirm, { body: { code: confirm } })).toEqual({ email: to });
  expect(await client.ask(account.detail, {})).toMatchObject({ email: to });
  expect(await client.ask(emailChange.pending, {})).toBeNull();
  await expect(other.client.ask(account.detail, {})).rejects.toMatchObject({ trouble: 'session' });
  await expect(client.send(emailChange.confirm, { body: { code: confirm } })).rejects.toMatchObject({ code: -5000 });
});

test('a link opened in another account, or without a session, changes nothing', async () => {
  const { client, clientWith, confirm, signIn } = await started();
  const staff = await signIn('staff');
  await expect(staff.client.send(emailChange.confirm, { body: { code: confirm } })).rejects.toMatchObject({ code: -1003 });
  await expect(clientWith(null).send(emailChange.confirm, { body: { code: confirm } })).rejects.toMatchObject({ trouble: 'session' });
  expect(await client.ask(account.detail, {})).toMatchObject({ email: 'analyst@provena.test' });
});

test('a link is over after a day, after the mail was sent again and after the change was cancelled', async () => {
  const { client, confirm, world, token } = await started();
  const tomorrow = testService({ now: { day: '2026-11-21', minute: 633 }, saved: world.save() });
  await expect(tomorrow.clientWith(token).send(emailChange.confirm, { body: { code: confirm } })).rejects.toMatchObject({ code: -5000 });
  const later = testService({ now: { day: '2026-11-20', minute: 640 }, saved: world.save() });
  await later.clientWith(token).send(emailChange.resend, {});
  await expect(later.clientWith(token).send(emailChange.confirm, { body: { code: confirm } })).rejects.toMatchObject({ code: -5000 });
  await client.send(emailChange.cancel, {});
  await expect(client.send(emailChange.confirm, { body: { code: confirm } })).rejects.toMatchObject({ code: -5000 });
});

test('the old mailbox takes a confirmed change back, ends every session and gets a mail for a new password', async () => {
  const { client, clientWith, confirm, takeBack, world, signIn } = await started();
  await client.send(emailChange.confirm, { body: { code: confirm } });
  // A second change does not use up the way back from the first.
  await client.send(emailChange.start, { body: { to: 'third@provena.test', password: 'provena-demo' } });
  takeSentMails(world);
  expect(await clientWith(null).send(emailChange.takeBack, { body: { code: takeBack } })).toEqual({ email: 'analyst@provena.test' });
  await expect(client.ask(account.detail, {})).rejects.toMatchObject({ trouble: 'session' });
  expect(takeSentMails(world).map((mail) => [mail.to, mail.at.split('?')[0]])).toEqual([['analyst@provena.test', '/resetpwd']]);
  const again = await signIn('analyst');
  expect(await again.client.ask(emailChange.pending, {})).toBeNull();
  await expect(clientWith(null).send(emailChange.takeBack, { body: { code: takeBack } })).rejects.toMatchObject({ code: -5000 });
});
