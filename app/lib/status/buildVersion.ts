/** The version and the commit that this console was built from. The build writes them in. */
export const buildVersion = {
  version: String(import.meta.env.PROVENA_VERSION ?? 'unknown'),
  commit: String(import.meta.env.PROVENA_COMMIT ?? 'unknown'),
};
