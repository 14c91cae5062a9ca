import { asa } from '#app/api/asa.ts';
import { asaChoices } from '#app/api/asaChoices.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf, type RequestContext } from '../../service/access.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { finds, pageOf } from '../../service/page.ts';
import { forbidden } from '../../service/refusal.ts';
import { adAccountsOf, healthOf } from '../../world/ad-accounts/accounts.ts';
import { asaNamesOf, asaUploadsOf, importNames, type AsaNameRecord } from '../../world/ad-accounts/asa.ts';
import { ownerOf } from '../../world/campaigns/channels.ts';
import { momentOf } from '../../world/calendar.ts';

const page = 'asacampaigninfo@monitor';

/** Apple's ads lead to apps of Apple only. */
function seen(asking: RequestContext, app: number) {
  requireView(asking, page, app);
  if (appOf(asking.world, app).platform !== 'iOS') throw forbidden();
}

function changed(asking: RequestContext, app: number) {
  seen(asking, app);
  requireEdit(asking, page, app);
}

const namesIn = ({ world }: RequestContext, app: number) =>
  asaNamesOf(world)
    .all()
    .filter((one) => one.app === app);

const choices = (names: readonly AsaNameRecord[], by: AsaNameRecord['by']) =>
  names.filter((one) => one.by === by).map(({ appleId, name }) => ({ id: appleId, name }));

const accountsOf = ({ world, caller }: RequestContext) =>
  adAccountsOf(world)
    .all()
    .filter(({ media, owner }) => media === 'asa' && owner === ownerOf(caller));

export const asaAnswers: readonly Answer[] = [
  answer(asaChoices.ofApp, ({ world, caller, input: { app } }) => {
    seen({ world, caller }, app);
    const names = namesIn({ world, caller }, app);
    return {
      orgs: choices(names, 'org'),
      campaigns: choices(names, 'campaign'),
      adGroups: choices(names, 'adGroup'),
      creativeSets: choices(names, 'creativeSet'),
    };
  }),
  answer(asa.names, ({ world, caller, input }) => {
    seen({ world, caller }, input.app);
    const rows = namesIn({ world, caller }, input.app).filter(
      ({ by, appleId, name }) => by === input.by && finds(input.search, appleId, name),
    );
    return pageOf(rows, input, (one) => one);
  }),
  answer(asa.uploads, ({ world, caller, input }) => {
    seen({ world, caller }, input.app);
    const all = asaUploadsOf(world).all();
    const rows = all.filter(({ app, by, fileName }) => app === input.app && by === input.by && finds(input.search, fileName));
    return pageOf(rows, input, (one) => one);
  }),
  answer(asa.upload, ({ world, caller, input: { app, by, body } }) => {
    changed({ world, caller }, app);
    const uploads = asaUploadsOf(world);
    const fileName = body.file instanceof File ? body.file.name : 'names.csv';
    const base = { app, by, fileName, startedAt: momentOf(world.now), rows: 0, failed: 0, reason: null };
    const upload = uploads.put({ ...base, id: uploads.nextId(), state: 'waiting' });
    // A file is read in its own time; until then the upload waits.
    void body.file.text().then((text) => importNames(world, upload, text));
    return null;
  }),
  answer(asa.deleteNames, ({ world, caller, input: { app, body } }) => {
    changed({ world, caller }, app);
    const mine = new Set(namesIn({ world, caller }, app).flatMap(({ id, by }) => (by === body.by ? id : [])));
    for (const id of body.ids) if (mine.has(id)) asaNamesOf(world).delete(id);
    return null;
  }),
  answer(asa.deleteUploads, ({ world, caller, input: { app, body } }) => {
    changed({ world, caller }, app);
    const uploads = asaUploadsOf(world);
    for (const id of body.ids) if (uploads.find(id)?.app === app) uploads.delete(id);
    return null;
  }),
  answer(asa.hasAccount, ({ world, caller }) => {
    requireView({ world, caller }, 'channel@manage');
    return accountsOf({ world, caller }).length > 0;
  }),
  answer(asa.check, ({ world, caller }) => {
    requireView({ world, caller }, 'channel@manage');
    const [account] = accountsOf({ world, caller });
    if (!account) return { isValid: false, reason: 'noAccount' };
    const health = healthOf(world, account);
    const isValid = health !== 'broken' && health !== 'disabled';
    return { isValid, reason: isValid ? null : (account.problem ?? health) };
  }),
];
