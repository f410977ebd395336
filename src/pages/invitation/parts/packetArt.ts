/** URL of the illustration of red packets, which only these pages have. */
export { default as packetArt } from '../art/packet.png'
