import { expect, test } from 'vitest'
import { withoutNpmTraces } from './npm-environment.mjs'

test("the outer npm's traces go, a person's settings stay", () => {
  const kept = {
    PATH: '/usr/bin',
    HTTPS_PROXY: 'http://proxy.example:3128',
    npm_config_cafile: '/etc/ca.pem',
    npm_config_userconfig: '/etc/npmrc',
    NPM_CONFIG_REGISTRY: 'https://packages.example',
  }
  const traces = {
    npm_config_prefix: '/usr',
    npm_config_local_prefix: '/src/lineboard',
    npm_lifecycle_event: 'start',
    npm_package_json: '/src/lineboard/package.json',
    npm_command: 'run-script',
    npm_execpath: '/usr/bin/npm',
    PNPM_SCRIPT_SRC_DIR: '/src/lineboard',
  }
  expect(withoutNpmTraces({ ...kept, ...traces })).toEqual(kept)
})
