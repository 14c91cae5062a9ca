import { posix } from 'node:path';
import { folderOf } from '../plan/picture.ts';
import type { Ran } from '../ran/readRan.ts';
import { modulesAtLoad } from './sources/atLoad.ts';
import { Closure, type Rules } from './sources/closure.ts';
import { Links } from './sources/links.ts';
import type { Sources } from './sources/sources.ts';

const preview = '.storybook/preview.tsx';
/** What shows a story in the console, and what answers its calls. */
const console = ['.storybook/stage.tsx', 'mocks/browser.ts'];

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
    const stories = ['design-system', 'app', 'screens'].flatMap((folder) => this.sources.filesIn(folder)).filter(isStory);
    return (this.known ??= modulesAtLoad(this.sources, this.links, [preview, ...console, ...stories]));
  }

  /** A path from the root, with or without `./`. */
  of(importPath: string): Parts {
    const path = importPath.replace(/^\.\//, '');
    const modules = this.ran.of(folderOf(path));
    return modules ? this.byRecord(path, modules) : this.byImports(path);
  }

  private byRecord(story: string, modules: ReadonlySet<string>): Parts {
    const closure = this.closure({
      isRun: (path) => modules.has(path) || path === story || this.atLoad.has(path),
      isLoaded: () => true,
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
