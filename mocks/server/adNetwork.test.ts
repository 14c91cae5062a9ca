import { expect, test } from 'vitest';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { testService } from '../domains/testService.ts';
import { authorizationIn } from '../world/ad-accounts/authorization.ts';
import { answerAdNetwork, leadToAdNetwork } from './adNetwork.ts';

const { world, signIn } = testService();
const site = 'http://localhost/api/pretend-ad-network';

const visit = async (act?: string) => {
  const { client } = await signIn('super');
  const { state } = await client.send(adAccounts.authorize, { media: 'toutiao', account: null });
  const answer = answerAdNetwork(world, new Request(`${site}?state=${state}${act ? `&act=${act}` : ''}`));
  return { state, answer, location: answer?.headers.get('location') ?? '' };
};

test('the invented address of a network leads to the pretend one, and other answers pass as they are', async () => {
  const headers = { host: 'localhost:4173' };
  const request = new Request('http://localhost/api/mng/channelaccount/authorize?channel=toutiao', { headers });
  const answer = await leadToAdNetwork(request, Response.json({ url: 'https://auth.toutiao.example/oauth?state=s1' }));
  expect(await answer?.json()).toEqual({ url: 'http://localhost:4173/api/pretend-ad-network?state=s1' });
  const other = Response.json({});
  expect(await leadToAdNetwork(new Request('http://localhost/api/x'), other)).toBe(other);
  expect(answerAdNetwork(world, new Request('http://localhost/api/x'))).toBeNull();
});

test('its page says that it is pretend, and returns as the network does', async () => {
  expect(await (await visit()).answer?.text()).toContain('Pretend ad network');
  const approved = await visit('approve');
  expect(approved.location).toMatch(/^\/manage\/toutiaoBindAccount\?auth_code=[\w-]+&state=/);
  expect((await visit('refuse')).location).toMatch(/\?error=access_denied&state=/);
  const expired = await visit('expire');
  expect(authorizationIn(world, expired.state)).toBeUndefined();
  const [before, other] = [authorizationIn(world, approved.state), await visit('other')];
  expect(before?.isBack).toBe(false);
  expect(other.location).toMatch(/auth_code=/);
  expect((await visit('slow')).answer?.headers.get('refresh')).toMatch(/^5; url=\/manage/);
  expect(answerAdNetwork(world, new Request(`${site}?state=unknown`))?.status).toBe(404);
});
