import { forbidden, notEntitled } from './refusal.ts';
import type { AnswerRequest } from './answer.ts';
import type { Account } from '../world/members/account.ts';
import { canEdit, canView } from '../world/members/rights.ts';
import { isOpen } from '../world/services/services.ts';
import type { Service } from '#app/api/services/shapes.ts';

type Asking = Pick<AnswerRequest<Account>, 'world' | 'caller'>;

/** Refuses who may not see a page: in one app, or at all where no app is named. Pages are keys like `campaign@manage`. */
export function requireView({ world, caller }: Asking, page: string, app?: number) {
  if (!canView(world, caller, page, app)) throw forbidden();
}

export function requireEdit({ world, caller }: Asking, page: string, app?: number) {
  if (!canEdit(world, caller, page, app)) throw forbidden();
}

/** Refuses an app for which a paid service is not open. */
export function requireEntitlement({ world }: Pick<Asking, 'world'>, service: Service, app: number) {
  if (!isOpen(world, app, service)) throw notEntitled();
}
