ALTER TABLE "guest_messages" DROP CONSTRAINT "guest_messages_channel";--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "messages_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_channel" CHECK ("guest_messages"."channel" in ('wechat', 'alipay', 'line', 'email'));--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_messages" CHECK ("identities"."messages_agreed_at" is null or "identities"."provider" = 'line');