import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { ApiError, isOutcomeUnknown } from '#app/api/client/error.ts';
import { clientOf } from '#app/api/client/queryClient.ts';
import { packages as calls } from '#app/api/ours/links/packages.ts';
import type { PackageUpload } from '#app/api/ours/links/uploads.ts';
import { useExplainError } from '#screens/kit/acts/index.ts';
import { words } from './words.ts';

interface Job {
  file: File;
  isSending: boolean;
  failure?: string;
}

/**
 * A base package on its way, part by part. What has come stays at the service: who loads the page again chooses the same file and goes on.
 * It goes on while this page is open.
 */
export function useBaseUpload(isWanted: boolean) {
  const t = useWords(words);
  const app = useApp().id;
  const cache = useQueryClient();
  const explain = useExplainError();
  const isStopped = useRef(false);
  const [job, setJob] = useState<Job>();
  const asked = calls.upload.pending({ app });
  const pending = useQuery({ ...asked, enabled: isWanted });
  const pause = () => {
    isStopped.current = true;
  };
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const show = (upload: PackageUpload) => cache.setQueryData(asked.queryKey, upload);
  const send = async (begun: PackageUpload, file: File) => {
    isStopped.current = false;
    setJob({ file, isSending: true });
    let upload = begun;
    show(upload);
    try {
      while (upload.received < upload.size && !isStopped.current) {
        const { id, received: offset, partSize } = upload;
        upload = await clientOf(cache).send(calls.upload.send, { app, id, body: { offset, file: file.slice(offset, offset + partSize) } });
        if (upload.received <= offset) throw new Error('The service took no part of the file');
        show(upload);
      }
      setJob({ file, isSending: false });
    } catch (error) {
      setJob({ file, isSending: false, failure: isCutOff(error) ? t.interrupted : explain(error, t.notSent) });
    }
  };
  /** How much has come is asked first: the answer to the last part may be what was lost. */
  const goOn = async ({ file }: Job) => {
    setJob({ file, isSending: true });
    try {
      await send(await clientOf(cache).send(calls.upload.begin, { app, body: factsOf(file) }), file);
    } catch (error) {
      setJob({ file, isSending: false, failure: isCutOff(error) ? t.interrupted : explain(error, t.notSent) });
    }
  };
  return {
    pending,
    job,
    send,
    pause,
    goOn: job && (() => void goOn(job)),
    forget: () => {
      pause();
      setJob(undefined);
    },
  };
}

export type BaseUpload = ReturnType<typeof useBaseUpload>;

/** What makes a file the same one. */
export const factsOf = ({ name, size, lastModified: modified }: File) => ({ name, size, modified });

/** The line is gone, before a part was sent or while its answer was on its way: the file goes on from what has come. */
const isCutOff = (error: unknown) => isOutcomeUnknown(error) || (error instanceof ApiError && error.trouble === 'unsent');
