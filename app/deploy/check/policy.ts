/** Compares a policy with the wanted one: what it allows, blocks or leaves out. Empty when both are equal. */
export function policyProblems(sent: string, wanted: string): string[] {
  const [has, wants] = [directivesOf(sent), directivesOf(wanted)];
  const problems = [...wants].flatMap(([name, sources]) => {
    const given = has.get(name);
    if (!given) return [`${name} is missing`];
    const opened = [...given].filter((one) => !sources.has(one) && one !== "'none'").join(' ');
    const blocked = [...sources].filter((one) => !given.has(one) && one !== "'none'").join(' ');
    return [opened && `${name} is loosened by ${opened}`, blocked && `${name} is without ${blocked}`].filter(Boolean);
  });
  const added = [...has.keys()].filter((name) => !wants.has(name) && !harmless.has(name));
  return [...problems, ...added.map((name) => `${name} is added, and decides instead of the others`)];
}

/** Directives that neither block the console nor allow anything. */
const harmless = new Set(['upgrade-insecure-requests', 'block-all-mixed-content', 'report-uri', 'report-to']);

function directivesOf(policy: string): Map<string, Set<string>> {
  const parts = policy.split(';').map((one) => one.trim().split(/\s+/));
  return new Map(parts.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name.toLowerCase(), new Set(sources)]])));
}
