/**
 * The environment without what npm or pnpm put into it for the script they run: a nested npm would take the outer one's
 * folders for its own, and pnpm warns of settings it does not know. Settings a person made are kept.
 * @param {NodeJS.ProcessEnv} env
 */
export function withoutNpmTraces(env) {
  const traces =
    /^(npm_(package|lifecycle|execpath|command|node_execpath)|npm_config_(prefix|local_prefix|global_prefix|globalconfig|init_module|node_gyp|npm_version|user_agent|dir|recursive)$|pnpm_)/i
  return Object.fromEntries(Object.entries(env).filter(([name]) => !traces.test(name)))
}
