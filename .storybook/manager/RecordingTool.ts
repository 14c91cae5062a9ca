import { createElement, useEffect, useState, type DragEvent } from 'react';
import { Button } from 'storybook/internal/components';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons, useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api';
import { readProblem, type Problem } from '../../app/lib/problem/problem.ts';
import { anyScreen } from '#mocks/recording/problemUrl.ts';
import { recordedName } from '#mocks/recording/recordedScenario.ts';
import { recordingEvents } from '../recording/events.ts';
import { viewports } from '../toolbar.ts';

const words = {
  'zh-CN': { open: '打开问题录制', stop: '关闭问题录制', drop: '拖入或选择 provena-problem-….json', bad: '文件无法打开' },
  en: { open: 'Open a problem', stop: 'Close the problem', drop: 'Drop or choose a provena-problem-….json', bad: 'Can’t open the file' },
};

/** Stored here, because the page of the story may be loaded again. */
let dropped: string | null = null;

const sendDropped = () => void addons.getChannel().emit(recordingEvents.dropped, dropped);

function drop(text: string) {
  dropped = text;
  sendDropped();
}

/** Opens a recorded problem in place of the story: drop a file on it, or press it and choose one. */
export function RecordingTool() {
  const api = useStorybookApi();
  const [globals, updateGlobals] = useGlobals();
  const [isOver, setOver] = useState(false);
  const isOpen = globals['scenario'] === recordedName;
  const isScreen = typeof useParameter('at') === 'string';
  const language = globals['locale'] === 'en' ? 'en' : 'zh-CN';
  const t = words[language];

  useEffect(() => {
    addons.getChannel().on(recordingEvents.wanted, sendDropped);
    return () => addons.getChannel().off(recordingEvents.wanted, sendDropped);
  }, []);

  async function take(file: File | undefined) {
    if (!file) return;
    const text = await file.text();
    const read = readProblem(text);
    if ('wrong' in read) {
      const content = { headline: t.bad, subHeadline: read.wrong[language === 'en' ? 1 : 0] };
      return api.addNotification({ id: 'provena/recording', content, duration: 12_000 });
    }
    drop(text);
    updateGlobals({ scenario: recordedName, ...globalsOf(read.problem) });
    if (!isScreen) api.selectStory(anyScreen);
    // A second recording changes no global.
    else if (isOpen) api.emit(FORCE_REMOUNT, { storyId: api.getCurrentStoryData().id });
  }

  const dropZone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer.files[0]);
    },
  };
  const press = () => (isOpen ? updateGlobals({ scenario: 'none' }) : choose((file) => void take(file)));
  return createElement(
    Button,
    {
      variant: 'ghost',
      padding: 'small',
      size: 'small',
      ariaLabel: isOpen ? t.stop : t.drop,
      active: isOpen || isOver,
      onClick: press,
      ...dropZone,
    },
    isOver ? t.drop : isOpen ? t.stop : t.open,
  );
}

function choose(onFile: (file: File | undefined) => void) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'application/json,.json';
  input.addEventListener('change', () => onFile(input.files?.[0]));
  input.click();
}

/** Sets theme, language, density and width as recorded. Uses the widest viewport that fits into the recorded window. */
function globalsOf({ settings: { theme, locale, density }, viewport: { width } }: Problem) {
  const sizes = Object.entries(viewports).map(([name, { styles }]) => ({ name, width: Number.parseInt(styles.width, 10) }));
  const [fitting] = sizes.filter((one) => one.width <= width).toSorted((a, b) => b.width - a.width);
  return { theme, locale, density, viewport: { value: (fitting ?? sizes.at(-1))?.name, isRotated: false } };
}
