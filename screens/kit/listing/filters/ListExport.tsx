import { FormatMenu, useWords } from '#design-system';
import type { Params } from '#app/lib/urlState.ts';
import type { Listing } from '../state/listing.ts';
import { listWords } from '../words.ts';
import { useListFile } from './useListFile.ts';

/** All rows of the question as a file, in their order. */
export function ListExport<Row, Filters extends Params>({ of: list }: { of: Listing<Row, Filters> }) {
  const t = useWords(listWords);
  const { run, isRunning } = useListFile(list);
  const isEmpty = !list.of.data?.total;
  return <FormatMenu isBusy={isRunning} onChoose={(format) => void run(format)} {...(isEmpty && { disabledReason: t.nothingToExport })} />;
}
