export default { share: { label: '分享{{name}}', copied: '链接已复制' } }
