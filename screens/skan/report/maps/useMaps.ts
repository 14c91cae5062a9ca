import { useQuery } from '@tanstack/react-query';
import { useMay } from '#app/access/may.ts';
import { skan } from '#app/api/ours/apps/skan.ts';

/** The conversion values of an app, for those who may see what values mean. */
export function useMaps(app: number) {
  const mayView = useMay('view akanconfig@skadnetwok');
  return { mayView, maps: useQuery({ ...skan.maps({ app }), enabled: mayView }) };
}
