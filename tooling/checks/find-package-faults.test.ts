import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findPackageFaults } from './find-package-faults.ts'
import { readTarball } from './read-tarball.ts'

const files = ['package.json', 'README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']
const sound = {
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
  dependencies: { '@lectern/core': '0.1.0', zod: '4.6.7' },
}
const faults = (manifest: object, paths = files) =>
  findPackageFaults({ manifest: { ...sound, ...manifest }, files: paths, published: ['@lectern/core'] })

describe('a packed package', () => {
  it('is sound if every path that its manifest names exists', () => {
    expect(faults({})).toEqual([])
  })

  it.each([
    [{ exports: { '.': './dist/gone.js' } }, 'dist/gone.js'],
    [{ exports: { '.': { '@lectern/source': './dist/index.js' } } }, 'sources'],
    [{ dependencies: { zod: 'catalog:' } }, 'zod'],
    [{ optionalDependencies: { '@lectern/core': 'workspace:*' } }, 'workspace:*'],
    [{ dependencies: { '@lectern/backend': '0.1.0' } }, 'not published'],
  ])('is faulty with %j', (manifest, named) => {
    expect(faults(manifest)).toEqual([expect.stringContaining(named)])
  })

  it('is faulty without a licence or a README', () => {
    expect(faults({}, files.slice(0, 1).concat(files.slice(3)))).toHaveLength(2)
  })
})

describe('a tarball', () => {
  it('is read as files by their paths, long ones too, without folders', () => {
    const entry = (name: string, content: string, { prefix = '', type = '0' } = {}) => {
      const header = Buffer.alloc(512)
      header.write(name, 0)
      header.write(content.length.toString(8).padStart(11, '0'), 124)
      header.write(type, 156)
      header.write(prefix, 345)
      const body = Buffer.alloc(Math.ceil(content.length / 512) * 512)
      body.write(content)
      return Buffer.concat([header, body])
    }
    const long = 'x'.repeat(600)
    const tar = Buffer.concat([
      entry('package/dist', '', { type: '5' }),
      entry('package/a.js', long),
      entry('b.js', 'b', { prefix: 'package/deep' }),
      Buffer.alloc(1024),
    ])
    const read = readTarball(gzipSync(tar))
    expect([...read].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual([
      ['a.js', long],
      ['deep/b.js', 'b'],
    ])
  })
})
