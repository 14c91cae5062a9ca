import { fitsRule, namesOfChannel } from '#app/lib/links/naming/naming.ts';
import { finding, isKnown, unchecked, type Finding, type PreflightFacts } from './facts.ts';

/** Ad networks cut longer names. */
export const longestName = 60;

export function checkName({ draft, isNameFree, naming, channel, group }: PreflightFacts): Finding[] {
  const name = draft.name.trim();
  if (!name) return [finding('nameMissing', 'stop', 'name')];
  const length = [...name].length;
  const after = {
    channel: isKnown(channel) && channel ? namesOfChannel(channel.name) : null,
    group: isKnown(group) ? (group ? [group.name] : []) : null,
  };
  const found = [
    length > longestName ? finding('nameTooLong', 'warn', 'name', { length, limit: longestName }) : null,
    !isKnown(isNameFree)
      ? unchecked('name', isNameFree)
      : isNameFree
        ? finding('nameFree', 'pass')
        : finding('nameTaken', 'stop', 'name', { name }),
    isKnown(naming) && naming && !fitsRule(name, naming, after) ? finding('nameOffRule', naming.isStrict ? 'stop' : 'warn', 'name') : null,
  ];
  return found.filter((one) => one !== null);
}
