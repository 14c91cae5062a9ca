import type { Answer } from './answer.ts';

interface Found {
  answer: Answer;
  path: Record<string, string>;
}

interface Route extends Found {
  method: string;
  parts: string[];
}

/** Finds the answer to a method and a path. A path that is written out comes before one with placeholders. */
export function routeTo(answers: readonly Answer[]) {
  const routes = answers
    .map((answer): Route => ({ answer, method: answer.endpoint.method, parts: answer.endpoint.path.split('/'), path: {} }))
    .sort((a, b) => placeholders(a) - placeholders(b));
  return (method: string, pathname: string): Found | 'no path' | 'no method' => {
    const given = pathname.split('/');
    const fitting = routes.flatMap((route) => fit(route, given));
    if (!fitting.length) return 'no path';
    return fitting.find((route) => route.method === method) ?? 'no method';
  };
}

const placeholders = ({ parts }: Route) => parts.filter((part) => part.startsWith('{')).length;

function fit(route: Route, given: readonly string[]): Route[] {
  if (route.parts.length !== given.length) return [];
  const path: Record<string, string> = {};
  for (const [index, part] of route.parts.entries()) {
    const sent = given[index] ?? '';
    if (part.startsWith('{')) {
      const value = decoded(sent);
      if (!value) return [];
      path[part.slice(1, -1)] = value;
    } else if (part !== sent) return [];
  }
  return [{ ...route, path }];
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
