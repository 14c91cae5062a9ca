import { hash } from '../../world/random.ts';

export const isAddress = (url: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/.test(url);

const privateHost =
  /^(?:localhost|0\.|127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|\[(?:::1?\]|f[cd]|fe[89ab]))|\.(?:local|internal)$/i;

interface Reached {
  status: number | null;
  milliseconds: number | null;
  reason: 'notAddress' | 'privateHost' | 'unreachable' | null;
}

/** Servers of the demo world answer; the network of others is never reached from here. */
export function answerOf(url: string): Reached {
  if (!isAddress(url)) return { status: null, milliseconds: null, reason: 'notAddress' };
  const { hostname } = new URL(url);
  if (privateHost.test(hostname)) return { status: null, milliseconds: null, reason: 'privateHost' };
  const isKnown = hostname.endsWith('.example') || hostname.endsWith('.test');
  if (!isKnown) return { status: null, milliseconds: null, reason: 'unreachable' };
  return { status: 200, milliseconds: 80 + (hash('callback test', hostname) % 120), reason: null };
}
