import { createContext, use, type ReactNode } from 'react';

/** What the files of a chart say of themselves: of which app, over which days, through which filters. */
export type DescribeFile = (title: string, hasMoney: boolean) => { name: string; notes: readonly string[] };

const DescribeFileContext = createContext<DescribeFile | null>(null);

/** Every chart inside is saved under the name, and with the lines, that its page gives it. */
export function ChartFiles({ describe, children }: { describe: DescribeFile | null; children: ReactNode }) {
  return <DescribeFileContext value={describe}>{children}</DescribeFileContext>;
}

export const useDescribeFile = (): DescribeFile | null => use(DescribeFileContext);
