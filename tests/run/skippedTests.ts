import type { Reporter, TestModule } from 'vitest/node';
import { skippedLine } from './suite/needs.ts';

/** A reporter for Vitest that names each test which was skipped because the machine lacks something. The dots of the others do not say so. */
export default class SkippedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const { children } of modules)
      for (const { fullName } of children.allTests('skipped')) if (/\(needs \w+\)/.test(fullName)) console.log(skippedLine(fullName));
  }
}
