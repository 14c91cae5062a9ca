import { bilingual, Button, Empty, Provena, useProvenaLocale, useWords, type Locale } from '#design-system';
import { ConfigError } from './lib/config/shape.ts';
import { wantedText } from './lib/config/wanted.ts';

interface ConfigProblemProps {
  error: unknown;
  /** Without a configuration only the browser knows its reader. */
  locale?: Locale;
}

/** Shown instead of the console where `config.json` of the installation cannot be used. It names the field, for whoever runs the server. */
export function ConfigProblem({ error, locale = /^zh\b/i.test(navigator.language) ? 'zh-CN' : 'en' }: ConfigProblemProps) {
  return (
    <Provena locale={locale}>
      <Problem error={error} />
    </Provena>
  );
}

function Problem({ error }: { error: unknown }) {
  const t = useWords(words);
  const place = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const isNamed = error instanceof ConfigError;
  return (
    <main>
      <Empty
        kind="failed"
        headingLevel={1}
        title={t.title}
        cause={isNamed ? `${error.field === '' ? t.file : t.field(error.field)} ${t.expected(wantedText(error.what, place))}` : t.unknown}
        actions={
          <Button kind="primary" onPress={() => location.reload()}>
            {t.reload}
          </Button>
        }
      />
    </main>
  );
}

const words = bilingual({
  title: ['控制台的配置有误', 'The console isn’t configured correctly'],
  field: [
    (field: string) => `请联系管理员修改 config.json 的“${field}”。`,
    (field: string) => `Ask your administrator to fix “${field}” in config.json.`,
  ],
  file: ['请联系管理员检查 config.json。', 'Ask your administrator to check config.json.'],
  expected: [(expected: string) => `应为：${expected}`, (expected: string) => `Expected: ${expected}`],
  unknown: ['出现了没有预料到的错误，请重新加载。', 'Something unexpected went wrong. Reload to try again.'],
  reload: ['重新加载', 'Reload'],
});
