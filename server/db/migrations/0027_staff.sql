CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"session_hash" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "staff_requests" (
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_requests_session_hash_endpoint_key_pk" PRIMARY KEY("session_hash","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "till_redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"coupon_id" text,
	"card_id" text,
	"amount" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "till_redemptions_kind" CHECK ("till_redemptions"."kind" in ('coupon', 'giftCard')),
	CONSTRAINT "till_redemptions_card" CHECK (("till_redemptions"."kind" = 'giftCard') = ("till_redemptions"."card_id" is not null)),
	CONSTRAINT "till_redemptions_coupon" CHECK ("till_redemptions"."kind" = 'coupon' or "till_redemptions"."coupon_id" is null),
	CONSTRAINT "till_redemptions_amounts" CHECK ("till_redemptions"."discount" between 1 and "till_redemptions"."amount")
);
--> statement-breakpoint
ALTER TABLE "gift_card_entries" DROP CONSTRAINT "gift_card_entries_kind";--> statement-breakpoint
ALTER TABLE "staff_requests" ADD CONSTRAINT "staff_requests_session_hash_console_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."console_sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_redemptions" ADD CONSTRAINT "till_redemptions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_redemptions" ADD CONSTRAINT "till_redemptions_coupon_id_user_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."user_coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_redemptions" ADD CONSTRAINT "till_redemptions_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_id_index" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "staff_requests_created_at_index" ON "staff_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "till_redemptions_store_id_at_index" ON "till_redemptions" USING btree ("store_id","at");--> statement-breakpoint
CREATE INDEX "till_redemptions_card_id_index" ON "till_redemptions" USING btree ("card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "till_redemptions_coupon_once" ON "till_redemptions" USING btree ("coupon_id") WHERE "till_redemptions"."voided_at" is null;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_kind" CHECK ("gift_card_entries"."kind" in ('issued', 'payment', 'refund', 'till', 'tillUndone', 'moved', 'cancelled', 'removed'));--> statement-breakpoint
CREATE TRIGGER "audit_log_never_change" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
