import { posix } from 'node:path';
import { folderOf } from '../plan/picture.ts';
import { squeezed } from '../stage/in-page/drawn/shownWords.ts';
import type { Ran } from '../ran/readRan.ts';
import { modulesAtLoad } from './sources/atLoad.ts';
import { Closure, type Rules } from './sources/closure.ts';
import { shownText } from './sources/entries.ts';
import { Links } from './sources/links.ts';
import type { Sources } from './sources/sources.ts';

const preview = '.storybook/preview.tsx';
/** What shows a story in the console, and what answers its calls. */
const console = ['.storybook/stage.tsx', 'mocks/browser.ts'];

/**
 * The check for raw words on English screens depends on every call of the contract. A changed call must not reach all stories for that reason: the
 * matrix runs the same check on all screens.
 */
const judges = new Set(['tests/matrix/rawWords.ts', 'app/api/contract.ts']);

/** By name, a path or `path#declaration`: the text of a part of a file, or null for all of it. */
export type Parts = ReadonlyMap<string, string | null>;

/** On which parts of the sources a file of stories depends, by what ran while its stories were shown. Without a record of that, by what it imports. */
export class Reach {
  private readonly links: Links;
  private known: ReadonlySet<string> | undefined;

  constructor(
    private readonly sources: Sources,
    private readonly ran: Ran,
  ) {
    this.links = new Links(sources);
  }

  /** See `modulesAtLoad`. */
  get atLoad(): ReadonlySet<string> {
    return (this.known ??= modulesAtLoad(this.sources, this.links, [preview, ...console, ...this.stories()]));
  }

  private stories(): string[] {
    return ['design-system', 'app', 'screens'].flatMap((folder) => this.sources.filesIn(folder)).filter(isStory);
  }

  /** A path from the root, with or without `./`. */
  of(importPath: string): Parts {
    const path = importPath.replace(/^\.\//, '');
    const modules = this.ran.of(folderOf(path));
    return modules ? this.byRecord(path, modules) : this.byImports(path);
  }

  private byRecord(story: string, ran: ReadonlySet<string>): Parts {
    const modules = [...ran].filter((path) => !judges.has(path));
    const shown = squeezed(this.sources.module(story)?.text ?? '');
    const closure = this.closure({
      isRun: (path) => ran.has(path) || path === story || this.atLoad.has(path),
      isLoaded: (path) => !judges.has(path),
      textOf: (declaration) => shownText(declaration, ran, shown),
    });
    for (const path of [story, preview]) closure.add(path);
    closure.addRan(modules);
    return closure.parts;
  }

  private closure(rules: Rules): Closure {
    return new Closure(this.sources, this.links, rules);
  }

  /** Screens are what the routes load late: only the one in the folder of the file counts. A part of the design system is shown without the console. */
  private byImports(path: string): Parts {
    const folder = `${posix.dirname(path)}/`;
    const isPart = path.startsWith('design-system/');
    const isOther = (target: string) => /^screens\/(?!kit\/)|^\.storybook\/docs\//.test(target) && !target.startsWith(folder);
    const isLoaded = (target: string) => (isPart ? target.startsWith('design-system/') : !isOther(target) || path.startsWith('app/'));
    const closure = this.closure({ isRun: () => true, isLoaded });
    const beside = path.startsWith('screens/') ? this.sources.filesIn(posix.dirname(path)).filter(isBuilt) : [];
    for (const root of [path, preview, ...(isPart ? [] : console), ...beside]) closure.add(root);
    return closure.parts;
  }
}

const isStory = (path: string) => path.endsWith('.stories.tsx');
const isBuilt = (path: string) => /\.tsx?$/.test(path) && !/\.(stories|test)\.tsx?$/.test(path);
