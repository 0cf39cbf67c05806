/** Reads the numbers of a font file one after another; big endian (W3C WOFF2 §4). */
export class ByteReader {
  at = 0;

  constructor(private readonly bytes: Buffer) {}

  uint8(): number {
    return this.bytes.readUInt8(this.at++);
  }

  uint16(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  int16(): number {
    this.at += 2;
    return this.bytes.readInt16BE(this.at - 2);
  }

  uint32(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }

  tag(): string {
    return this.take(4).toString('latin1');
  }

  /** The next `length` bytes as they are. */
  take(length: number): Buffer {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  skip(length: number): void {
    this.at += length;
  }

  /** A number in groups of seven bits. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = this.uint8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new Error('A number of this font is too long.');
  }

  /** A number up to 65,535 that takes one byte where it is below 253. */
  short255(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 254) return this.uint8() + 506;
    if (code === 255) return this.uint8() + 253;
    return code;
  }
}
