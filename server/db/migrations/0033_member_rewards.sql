CREATE TABLE "birthday_gifts" (
	"user_id" text NOT NULL,
	"year" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "birthday_gifts_user_id_year_pk" PRIMARY KEY("user_id","year")
);
--> statement-breakpoint
CREATE TABLE "sign_in_reminders" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reminded_on" date
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"made_up" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_ins_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "user_coupons" DROP CONSTRAINT "user_coupons_source";--> statement-breakpoint
ALTER TABLE "guest_messages" DROP CONSTRAINT "guest_messages_subject";--> statement-breakpoint
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_occasion";--> statement-breakpoint
ALTER TABLE "birthday_gifts" ADD CONSTRAINT "birthday_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_reminders" ADD CONSTRAINT "sign_in_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_reminders_reminded_on_index" ON "sign_in_reminders" USING btree ("reminded_on");--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_source" CHECK ("user_coupons"."source" in ('centre', 'campaign', 'window', 'word', 'code', 'pack', 'topUp', 'staff', 'benefit', 'reward'));--> statement-breakpoint
ALTER TABLE "guest_messages" ADD CONSTRAINT "guest_messages_subject" CHECK ("guest_messages"."subject" in ('order', 'couponGift', 'giftCardGift', 'coupons', 'queueTicket', 'signIn'));--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_occasion" CHECK ("message_templates"."occasion" in ('orderAccepted', 'orderReady', 'orderSent', 'refundAnswered', 'couponExpiring', 'giftClaimed', 'giftReturned', 'queueSoon', 'signInReminder', 'queueCalled', 'reserveAnswered'));