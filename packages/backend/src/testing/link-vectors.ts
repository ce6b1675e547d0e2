/**
 * Spellings of a host of this machine, or of another machine that only this machine reaches. `{port}` is the listener's.
 */
const hosts = [
  '127.0.0.1:{port}',
  'localhost:{port}',
  'LOCALHOST:{port}',
  'localhost.:{port}',
  '[::1]:{port}',
  '[0:0:0:0:0:0:0:1]:{port}',
  '[::ffff:127.0.0.1]:{port}',
  '[::ffff:7f00:1]:{port}',
  '[::]:{port}',
  '0.0.0.0:{port}',
  '0:{port}',
  '127.1:{port}',
  '127.0.1:{port}',
  '127.255.255.254:{port}',
  '0x7f.0x0.0x0.0x1:{port}',
  '0x7f000001:{port}',
  '2130706433:{port}',
  '017700000001:{port}',
  '0177.0.0.01:{port}',
  '127.0.0.1.nip.io:{port}',
  'reader.test@127.0.0.1:{port}',
  'reader.test:80@127.0.0.1:{port}',
  'reader.test%2f@127.0.0.1:{port}',
  'reader.test\\@127.0.0.1:{port}',
  '127.0.0.1:{port}#@reader.test',
  '127.0.0.1:{port}?@reader.test',
  '①②⑦.⓪.⓪.①:{port}',
  '127。0。0。1:{port}',
  'lоcalhost:{port}',
  '169.254.169.254',
  '[fd00:ec2::254]',
  'metadata.google.internal',
  '10.0.0.1:{port}',
  '192.168.0.1:{port}',
]
/** `{key}` is the key of an object of the written book, so that the end of the link looks like one of ours. */
const paths = ['/', '/objects/{key}', '/books/{key}?X-Amz-Signature=0', '/latest/meta-data/#/objects/{key}']
const others = [
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'file:etc/passwd',
  'ftp://127.0.0.1:{port}/',
  'gopher://127.0.0.1:{port}/_GET',
  'dict://127.0.0.1:{port}/d',
  'ws://127.0.0.1:{port}/',
  'jar:http://127.0.0.1:{port}/!/',
  'unix:/var/run/docker.sock',
  'blob:http://127.0.0.1:{port}/1',
  'data:image/png;base64,http://127.0.0.1:{port}/',
  '//127.0.0.1:{port}/objects/{key}',
  '\\\\127.0.0.1:{port}\\objects\\{key}',
  '/\\127.0.0.1:{port}/objects/{key}',
  'http:127.0.0.1:{port}/objects/{key}',
  'http:/127.0.0.1:{port}/objects/{key}',
  'http:\\\\127.0.0.1:{port}\\objects\\{key}',
  ' http://127.0.0.1:{port}/objects/{key}',
  'http://127.0.0.1:{port}/objects/../../{key}',
  'HTTP://127.0.0.1:{port}/OBJECTS/{key}',
]

/** Returns links that would lead a server astray if it followed links. */
export function linkVectors(port: number, key: string): string[] {
  const links = [...hosts.flatMap((host) => paths.map((path) => `http://${host}${path}`)), ...others]
  return links.map((link) => link.replaceAll('{port}', String(port)).replaceAll('{key}', key))
}
