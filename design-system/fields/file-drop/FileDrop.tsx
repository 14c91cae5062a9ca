import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { FieldGroup } from '../frame/FieldGroup.tsx';
import type { Bindable, FieldProps } from '../frame/FieldFrame.tsx';
import { DropArea } from './DropArea.tsx';
import { FileRow, type FileState } from './FileRow.tsx';
import { RejectedFiles } from './RejectedFiles.tsx';
import { filterFiles, type Limits, type Rejection } from './filterFiles.ts';

export interface FileDropProps extends FieldProps, Bindable<File[]>, Partial<Limits> {
  /** The upload state of a file. Without it the files are uploaded when the form is saved. */
  stateOf?: (file: File) => FileState;
}

const none: File[] = [];
const everything: string[] = [];
const tenMegabytes = 10 * 1024 ** 2;

/** Files by drag, button or paste. Each rejected file is listed with its reason; the others are accepted. */
export function FileDrop({ value = none, onChange, onBlur, ref, stateOf, ...rest }: FileDropProps) {
  const { accept = everything, maxBytes = tenMegabytes, maxFiles = 1, name, isDisabled, isReadOnly, ...frame } = rest;
  const [rejected, setRejected] = useState<Rejection[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const limits = { accept, maxBytes, maxFiles };

  const offer = (offered: File[]) => {
    const result = filterFiles(offered, value, limits);
    setRejected(result.refused);
    if (result.refused.length < offered.length) onChange?.(result.files);
  };
  const remove = (index: number) => {
    setRejected([]);
    flushSync(() => onChange?.(value.filter((_, at) => at !== index)));
    // The focus goes to the neighbour that moved up, else back to where files are chosen.
    const crosses = list.current?.querySelectorAll('button') ?? [];
    const next = crosses[Math.min(index, crosses.length - 1)] ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-choose]');
    next?.focus();
  };

  return (
    <FieldGroup {...frame} onBlur={onBlur}>
      {!isReadOnly && <DropArea {...{ limits, name, isDisabled }} isInvalid={Boolean(frame.error)} onOffer={offer} chooseRef={ref} />}
      <RejectedFiles rejections={rejected} limits={limits} />
      <List ref={list}>
        {value.map((file, index) => (
          <FileRow
            key={`${file.name} ${file.lastModified} ${file.size}`}
            file={file}
            state={stateOf?.(file) ?? { is: 'waiting' }}
            {...(!isDisabled && !isReadOnly && { onRemove: () => remove(index) })}
          />
        ))}
      </List>
    </FieldGroup>
  );
}

const List = styled.ul`
  display: grid;
  min-width: 0;

  &:empty {
    display: none;
  }
`;
