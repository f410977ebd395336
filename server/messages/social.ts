import { area } from './area'

/** Social login, and uploads. */
export const social = area({
  en: {
    'social.codeRefused': 'This login is no longer valid. Please start again',
    'social.stateRefused': 'This login was not started here, or took too long. Please start again',
    'social.down': 'The service is not responding at the moment. Please try again, or choose another option',
    'social.setup': 'This is not set up correctly. Please choose another option',
    'social.foreignPage': 'This login cannot return to that page',
    'media.noFile': 'Please choose a picture',
    'media.tooLarge': 'The picture is too large. The limit is {megabytes} MB',
    'media.noPicture': 'We cannot read this picture. Please choose a JPEG, PNG, WebP, GIF or AVIF file',
    'media.busy': 'Many pictures are being uploaded at the moment. Please try again in a minute',
    'media.notYours': 'A picture is no longer available. Please choose it again',
    'media.shown': 'This picture is shown to guests. Take it out there first',
  },
  th: {
    'social.codeRefused': 'การเข้าสู่ระบบนี้ใช้ไม่ได้แล้ว โปรดเริ่มใหม่',
    'social.stateRefused': 'การเข้าสู่ระบบนี้ไม่ได้เริ่มจากที่นี่ หรือใช้เวลานานเกินไป โปรดเริ่มใหม่',
    'social.down': 'บริการไม่ตอบสนองในขณะนี้ โปรดลองใหม่ หรือเลือกวิธีอื่น',
    'social.setup': 'บริการนี้ยังตั้งค่าไม่ถูกต้อง โปรดเลือกวิธีอื่น',
    'social.foreignPage': 'การเข้าสู่ระบบนี้กลับไปยังหน้านั้นไม่ได้',
    'media.noFile': 'โปรดเลือกรูปภาพ',
    'media.tooLarge': 'รูปภาพมีขนาดใหญ่เกินไป ได้สูงสุด {megabytes} MB',
    'media.noPicture': 'ไฟล์นี้ไม่ใช่รูปภาพที่อ่านได้ โปรดเลือกไฟล์ JPEG, PNG, WebP, GIF หรือ AVIF',
    'media.busy': 'ขณะนี้มีการอัปโหลดรูปภาพจำนวนมาก โปรดลองอีกครั้งในอีกสักครู่',
    'media.notYours': 'รูปภาพหนึ่งไม่อยู่แล้ว โปรดเลือกใหม่อีกครั้ง',
    'media.shown': 'รูปนี้ยังแสดงให้ลูกค้าเห็นอยู่ โปรดเอาออกจากที่ใช้งานก่อน',
  },
  zh: {
    'social.codeRefused': '本次登录已失效，请重新开始',
    'social.stateRefused': '本次登录不是从这里发起的，或已超时，请重新开始',
    'social.down': '服务暂时没有响应，请重试或换一种方式',
    'social.setup': '该服务配置有误，请换一种方式',
    'social.foreignPage': '登录后不能返回到该页面',
    'media.noFile': '请选择图片',
    'media.tooLarge': '图片过大，最大 {megabytes} MB',
    'media.noPicture': '无法识别该图片，请选择 JPEG、PNG、WebP、GIF 或 AVIF 文件',
    'media.busy': '当前上传的图片较多，请稍后再试',
    'media.notYours': '有一张图片已失效，请重新选择',
    'media.shown': '该图片仍在使用中，请先从使用处移除',
  },
})
