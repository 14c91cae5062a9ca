import { ConfigError, configFrom, type Config } from './shape.ts';

/** The id of the element in which a server may put the configuration, so that the first page does not wait for it. */
export const configElement = 'provena-config';

/** Reads the configuration from the page, or else from the file beside it, which the page has begun to fetch. */
export async function readConfig(page: Document, base: string): Promise<Config> {
  const given = page.getElementById(configElement)?.textContent;
  return configFrom(parsed(given ?? (await fetchedConfig(`${base}config.json`))));
}

async function fetchedConfig(address: string): Promise<string> {
  const missing = new ConfigError('', 'present');
  const answer = await fetch(address).catch(() => {
    throw missing;
  });
  if (!answer.ok) throw missing;
  return answer.text();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigError('', 'json');
  }
}
