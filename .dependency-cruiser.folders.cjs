const { options } = require('./.dependency-cruiser.cjs')

/** Packages whose folders must not import each other in a circle. Tests may import across: they are left out. */
const packages = ['backend', 'core', 'ui']

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: packages.map((name) => ({
    name: `no-folder-cycles-${name}`,
    severity: 'error',
    scope: 'folder',
    from: { path: `^packages/${name}/src/` },
    to: { circular: true },
  })),
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '\\.(test|stories|fixture|bench)\\.tsx?$|/(fixtures?|testing)/'] },
  },
}
