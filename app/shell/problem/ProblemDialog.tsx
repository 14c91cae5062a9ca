import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { bilingual, Button, DescriptionList, Dialog, JsonViewer, saveFile, Stack, Text, TextArea, useWords } from '#design-system';
import type { SavedProblem } from '../../lib/problem/problem.ts';

type Json = Parameters<typeof JsonViewer>[0]['value'];

/** Shows everything that the file will hold, and saves it. Nothing is sent. */
export function ProblemDialog({ of, onClose }: { of: SavedProblem; onClose: () => void }) {
  const t = useWords(words);
  const [note, setNote] = useState('');
  const { address, role, platform, calls, clicks, replacements, leftOut } = of;
  // A copy of 4 MB is made once, and not for each letter of the note.
  const contents = useMemo((): { [section: string]: Json } => JSON.parse(JSON.stringify(of)), [of]);
  const problem = { ...contents, note: note.trim() };
  const failed = calls.filter(({ fault }) => fault !== undefined).length;
  const save = () => {
    saveFile(JSON.stringify(problem, null, 1), 'application/json', `provena-problem-${fileTime(of.savedAt)}.json`);
    onClose();
  };
  return (
    <Dialog
      title={t.title}
      width={640}
      isOpen
      hasUnsaved={note.trim() !== ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button slot="close">{t.cancel}</Button>
          <Button kind="primary" icon={Download} onPress={save}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text tone="secondary">{t.about}</Text>
        <TextArea label={t.note} hint={t.noteHint} value={note} onChange={setNote} rows={3} />
        <DescriptionList
          items={[
            { term: t.page, value: address },
            { term: t.role, value: [role, platform].filter(Boolean).join(' · ') || null },
            { term: t.calls, value: t.callCount(calls.length, failed, leftOut) },
            { term: t.clicks, value: t.count(clicks.length) },
            { term: t.replaced, value: t.count(replacements.length) },
          ]}
        />
        <JsonViewer title={t.contents} value={problem} foldedFrom={1} />
      </Stack>
    </Dialog>
  );
}

/** `2026-11-20-0232`, in UTC: file names have no room for a zone. */
const fileTime = (at: string) => at.slice(0, 16).replace('T', '-').replace(':', '');

const words = bilingual({
  title: ['报告问题', 'Report a problem'],
  about: [
    '最近 5 分钟的操作和接口应答保存为一个文件，由你交给技术支持，不会自动发送。密码、个人信息和输入的文字已替换或去除。',
    'The last 5 minutes of this tab are saved as a file for you to pass on to support. Nothing is sent. Secrets, personal data and typed text are replaced or left out.',
  ],
  note: ['说明', 'Note'],
  noteHint: ['发生了什么？原样写入文件。', 'What happened? Saved as you write it.'],
  page: ['页面', 'Page'],
  role: ['角色', 'Role'],
  calls: ['接口', 'Calls'],
  callCount: [
    (n: number, failed: number, leftOut: number) => `${n} 次，失败 ${failed} 次${leftOut > 0 ? `，另有 ${leftOut} 次过大未保存` : ''}`,
    (n: number, failed: number, leftOut: number) => `${n}, ${failed} failed${leftOut > 0 ? `; ${leftOut} more left out for size` : ''}`,
  ],
  clicks: ['点击', 'Clicks'],
  replaced: ['已替换', 'Replaced'],
  count: [(n: number) => `${n} 处`, (n: number) => String(n)],
  contents: ['文件内容', 'File contents'],
  cancel: ['取消', 'Cancel'],
  save: ['保存文件', 'Save file'],
});
