import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { moduleOf, type Module } from './module.ts';

const isModule = (path: string) => /\.tsx?$/.test(path);
const isText = (path: string) => /\.(tsx?|css|json|svg|html|js|mjs|md|txt|yml)$/.test(path);

/** The files of a folder, each read once. */
export class Sources {
  private readonly modules = new Map<string, Module | undefined>();
  private readonly contents = new Map<string, string>();

  constructor(readonly root: string) {}

  /** Undefined where there is no such module. */
  module(path: string): Module | undefined {
    if (!this.modules.has(path)) this.modules.set(path, isModule(path) && this.has(path) ? moduleOf(path, this.text(path)) : undefined);
    return this.modules.get(path);
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path)) && statSync(join(this.root, path)).isFile();
  }

  filesIn(folder: string): string[] {
    if (!existsSync(join(this.root, folder))) return [];
    const names = readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' });
    return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((path) => this.has(path));
  }

  /** The files that a stylesheet brings along: other stylesheets, fonts and pictures. */
  broughtBy(path: string): string[] {
    if (!path.endsWith('.css') || !this.has(path)) return [];
    const requests = [...this.text(path).matchAll(/(?:@import\s+|url\(\s*)['"]?([^'")\s]+)/g)].flatMap(([, request = '']) => request);
    return requests.filter((request) => request.startsWith('.')).map((request) => posix.join(posix.dirname(path), request));
  }

  /** A digest of a file. How its lines end does not count. */
  contentOf(path: string): string {
    const known = this.contents.get(path) ?? (isText(path) ? digest(this.text(path)) : digest(readFileSync(join(this.root, path))));
    this.contents.set(path, known);
    return known;
  }

  private text(path: string): string {
    return readFileSync(join(this.root, path), 'utf8').replaceAll('\r\n', '\n');
  }
}

export const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
