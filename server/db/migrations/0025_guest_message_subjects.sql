ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_occasion";--> statement-breakpoint
ALTER TABLE "user_coupons" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_notices" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_coupons_end_at_index" ON "user_coupons" USING btree ("end_at") WHERE "user_coupons"."state" = 'usable' and "user_coupons"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "guest_messages_user_id_index" ON "guest_messages" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_occasion" CHECK ("message_templates"."occasion" in ('orderAccepted', 'orderReady', 'orderSent', 'refundAnswered', 'couponExpiring', 'giftClaimed', 'giftReturned', 'queueCalled', 'reserveAnswered'));--> statement-breakpoint
UPDATE "guest_messages" SET "subject" = 'order', "subject_id" = "order_id", "channel" = "house", "user_id" = (SELECT "user_id" FROM "orders" WHERE "orders"."id" = "guest_messages"."order_id");--> statement-breakpoint
ALTER TABLE "guest_messages" DROP CONSTRAINT "guest_messages_house";--> statement-breakpoint
ALTER TABLE "guest_messages" DROP CONSTRAINT "guest_messages_order_id_orders_id_fk";
--> statement-breakpoint
ALTER TABLE "guest_messages" DROP CONSTRAINT "guest_messages_order_id_house_template_id_pk";--> statement-breakpoint
ALTER TABLE "guest_messages" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_messages" ALTER COLUMN "subject" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_messages" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_messages" ALTER COLUMN "channel" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_subject_subject_id_channel_template_id_pk" PRIMARY KEY("subject","subject_id","channel","template_id");--> statement-breakpoint
ALTER TABLE "guest_messages" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "guest_messages" DROP COLUMN "house";--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_subject" CHECK ("guest_messages"."subject" in ('order', 'couponGift', 'giftCardGift', 'coupons'));--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_channel" CHECK ("guest_messages"."channel" in ('wechat', 'alipay', 'email'));